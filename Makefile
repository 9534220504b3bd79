# make build    the commands, in bin/
# make release  the command that needs no library, stripped, and its size
# make demo     the gallery, in gallery/
# make test     the tests
# make test-web the browser, in a real one: Debian's Chromium
# make lint     the formatter's rules, compiler warnings as errors, and the rules of the layers
# make embedded the core as WebAssembly, compared with this machine's build
# make web      what a page of alerts loads, in web/, and its size
# make playground a page that edits alerts, in playground/, for any web server
# make check-ios the iOS host, by the real compiler for iOS
# make test-uikit the iOS host, run on a stand-in of UIKit
# make test-url-session the loading of updates on Apple's systems, on the Foundation of this one
# make docs     the documentation of Heed
# make bench    how quick Heed is, beside what people use today
# make mistakes mistakes put into the session, which its generated tests have to catch
# make mistakes-uikit mistakes put into the iOS host, which its tests have to catch
# make clean    removes what was built
# make deps     installs what the above need, on Debian

SHELL := /bin/bash
.DELETE_ON_ERROR:

BUILD := .build
RELEASE := $(BUILD)/commands
STATIC := $(BUILD)/static
# What draws starts a millisecond sooner without the shared library of C++, which only the runtime of
# Swift needs: a folder that has no more than the static one is searched first.
ARCHIVES := $(BUILD)/archives
RENDER := swift build -c release --scratch-path $(RELEASE) --static-swift-stdlib \
  -Xlinker -L$(CURDIR)/$(ARCHIVES)

# What stands beside the command and is started by it.
BESIDE := heed-render heed-net heed-window heed-browser

.PHONY: build release demo test test-web test-uikit test-url-session lint embedded check-ios docs mistakes mistakes-uikit bench clean deps

build: deps archives bin/heed web
	$(RENDER) --product heed-render
	$(RENDER) --product heed-net
	$(RENDER) --product heed-window
	$(RENDER) --product heed-browser
	install -m 755 $(addprefix $(RELEASE)/release/,$(BESIDE)) bin/
	strip $(addprefix bin/,$(BESIDE))
	rm -rf bin/heed-web && mkdir -p bin/heed-web
	install -m 644 web/*.js web/*.wasm bin/heed-web/
	@echo "bin/heed-net needs: $$(readelf -d bin/heed-net | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | tr '\n' ' ')"

.PHONY: bin/heed
bin/heed:
	@Scripts/deps binutils
	swift build -c release --scratch-path $(STATIC) --product heed -Xswiftc -static-executable
	mkdir -p bin
	install -m 755 $(STATIC)/release/heed bin/
	strip bin/heed

release: bin/heed
	@Scripts/check-commands
	@printf 'bin/heed: %s bytes, %s packed by gzip -9\n' \
	  "$$(wc -c <bin/heed)" "$$(gzip -9 <bin/heed | wc -c)"

.PHONY: archives
archives:
	@mkdir -p $(ARCHIVES)
	@archive=$$(clang -print-file-name=libstdc++.a); \
	  if [ -f "$$archive" ]; then ln -sf "$$archive" $(ARCHIVES)/; fi

demo: build
	bin/heed gallery -o gallery

test: deps
	swift test

lint: deps
	Scripts/lint

embedded:
	Scripts/deps nodejs binaryen esbuild
	Scripts/embedded

# Needs what `make build` leaves in bin/.
test-web:
	Scripts/check-web

.PHONY: web
web:
	Scripts/deps binaryen esbuild nodejs
	Scripts/web

.PHONY: playground
playground: web
	Scripts/playground

# A build of its own: elsewhere nothing may find a module that is called UIKit. All its tests share one
# clock, so they take turns.
test-uikit:
	HEED_UIKIT_DOUBLE=1 swift test --no-parallel --scratch-path $(BUILD)/uikit-double
	@Scripts/compare-declarations $(BUILD)/uikit-double || [ $$? -eq 3 ]

# A build of its own, with `URLSession` beside libcurl.
test-url-session:
	HEED_URL_SESSION=1 swift test --scratch-path $(BUILD)/url-session

check-ios:
	Scripts/check-ios

docs:
	Scripts/docs

clean:
	rm -rf $(BUILD) bin gallery web playground

deps:
	@Scripts/deps libcairo2-dev libpango1.0-dev libdeflate-dev libcurl4-openssl-dev libsodium-dev libmicrohttpd-dev fonts-inter fonts-noto-core fonts-noto-mono \
	  libgtk-4-dev \
	  fonts-noto-cjk fonts-noto-color-emoji unicode-data pkg-config binutils

bench: build
	@Scripts/deps librsvg2-bin chromium python3 whiptail dialog xvfb zenity yad || echo "What is missing is left out."
	$(RENDER) --product LayoutBenchmark
	$(RENDER) --product UpdateBenchmark
	$(RENDER) --product WindowBenchmark
	Scripts/bench

mistakes: deps
	Scripts/session-mistakes

# Not a part of `.ci/run`: it builds the host once for each mistake.
mistakes-uikit:
	Scripts/uikit-mistakes
