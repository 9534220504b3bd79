"""What `heed.d.ts` says: that it fits what a page writes, and what `heed.js` gives."""
import os
import re
import shutil
import subprocess

from documents_used import BANNER, FORM, QUESTION
from pages import FOLDER, ROOT
from promises import Untested, expect, expect_equal, promise


def declarations():
    with open(os.path.join(ROOT, "Hosts", "Web", "heed.d.ts"), encoding="utf-8") as file:
        return re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)


def members(name):
    """The names in an interface, without what is in their own types."""
    body = re.search(rf"export interface {name}\b[^{{]*{{(.*?)\n}}", declarations(), re.DOTALL).group(1)
    return set(re.findall(r"^  (?:readonly )?(\w+)\??[:(<]", body, re.MULTILINE))


@promise
def what_a_page_may_write_passes_a_compiler_and_what_it_may_not_does_not(_web):
    if not shutil.which("tsc"):
        raise Untested("there is no compiler of TypeScript; Debian's package is node-typescript")
    result = subprocess.run(
        ["tsc", "--noEmit", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes",
         "--target", "es2022", "--module", "es2022", "--moduleResolution", "node",
         "--lib", "es2022,dom,dom.iterable", "--pretty", "false",
         os.path.join(FOLDER, "types", "uses.ts")], capture_output=True, text=True, check=False)
    expect(result.returncode == 0, result.stdout[:400])


@promise
def the_declarations_name_what_is_there(web):
    names = set(re.findall(r"^export (?:function|class) (\w+)", declarations(), re.MULTILINE))
    with web.page() as page:
        expect_equal(set(page.page.evaluate("() => Object.keys(heed)")), names, "what is exported")
        for number, document in enumerate([QUESTION, FORM, BANNER]):
            key = str(number)
            page.show(document, key=key)
            scene = page.page.evaluate("(key) => asked[key].handle.scene()", key)
            expect_equal(set(scene), members("Scene"))
            expect_equal(set(scene["moment"]), members("SceneMoment"))
            for node in scene["nodes"]:
                expect(set(node) <= members("SceneNode"), f"{node}")
            handle = page.page.evaluate("""(key) => {
              const one = Object.getPrototypeOf(asked[key].handle);
              return Object.getOwnPropertyNames(one).filter((name) => name !== "constructor"); }""", key)
            # Awaiting it is what it has of PromiseLike.
            expect_equal(set(handle) - {"then"}, members("AlertHandle"), "a handle")
            page.forget(key)
            answer = page.page.evaluate("(document) => { const one = heed.show(document); one.dismiss();"
                                        " return one; }", document)
            expect_equal(set(answer), members("Answer"))
        issue = page.page.evaluate("() => heed.check('{}').catch(({ issues }) => issues[0])")
        expect_equal(set(issue), members("Issue"))
        element = page.page.evaluate("""() => Object.getOwnPropertyNames(customElements.get("heed-alert")
          .prototype).filter((name) => !/Callback$|constructor/.test(name))""")
        expect_equal(set(element) | {"handlers", "options"}, members("HeedAlertElement"))
