"""Writes the Xcode project of the demo: `Scripts/check-demo --write`.

What has to be decided is in `project()`; the rest is the form. Ids are made from names, so that only
what changed is different afterwards.
"""

import hashlib
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
APP, TESTS = "com.apple.product-type.application", "com.apple.product-type.bundle.unit-test"
FRAMEWORKS = ["$(inherited)", "@executable_path/Frameworks"]

COMMON = {
    "ALWAYS_SEARCH_USER_PATHS": "NO", "CLANG_ENABLE_MODULES": "YES", "CODE_SIGN_STYLE": "Automatic",
    "CURRENT_PROJECT_VERSION": "1", "ENABLE_USER_SCRIPT_SANDBOXING": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "15.0",
    "MARKETING_VERSION": "1.0", "SDKROOT": "iphoneos", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "YES", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
    "SWIFT_VERSION": "6.0", "TARGETED_DEVICE_FAMILY": "1,2",
}
DEBUG = {
    **COMMON, "DEBUG_INFORMATION_FORMAT": "dwarf", "ENABLE_TESTABILITY": "YES", "ONLY_ACTIVE_ARCH": "YES",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
}
RELEASE = {**COMMON, "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym", "SWIFT_COMPILATION_MODE": "wholemodule", "VALIDATE_PRODUCT": "YES"}
DEMO = {
    "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
    "INFOPLIST_FILE": "HeedDemo/Info.plist", "LD_RUNPATH_SEARCH_PATHS": FRAMEWORKS,
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.heed.demo", "PRODUCT_NAME": "$(TARGET_NAME)",
}
HOST = {
    "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES", "LD_RUNPATH_SEARCH_PATHS": FRAMEWORKS,
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.heed.contract", "PRODUCT_NAME": "$(TARGET_NAME)",
}
CLAUSES = {
    "BUNDLE_LOADER": "$(TEST_HOST)", "GENERATE_INFOPLIST_FILE": "YES",
    "LD_RUNPATH_SEARCH_PATHS": [*FRAMEWORKS, "@loader_path/Frameworks"],
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.heed.contract.tests", "PRODUCT_NAME": "$(TARGET_NAME)",
    "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/ContractHost.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/ContractHost",
}


class Reference:
    """An object of the project, by its id, with what a reader should know."""

    def __init__(self, kind, key, comment):
        self.id = hashlib.md5(f"{kind}/{key}".encode()).hexdigest()[:24].upper()
        self.comment = comment


class Project:
    def __init__(self):
        self.objects = {}

    def add(self, kind, key, comment, fields):
        reference = Reference(kind, key, comment)
        self.objects.setdefault(kind, []).append((reference, fields))
        return reference

    def file(self, key, path, kind):
        fields = {"lastKnownFileType": kind, "path": path, "sourceTree": "<group>"}
        if os.path.basename(path) != path:
            fields["name"] = os.path.basename(path)
        return self.add("PBXFileReference", key, os.path.basename(path), fields)

    def product(self, name, kind):
        return self.add("PBXFileReference", f"product/{name}", name, {
            "explicitFileType": kind, "includeInIndex": "0", "path": name, "sourceTree": "BUILT_PRODUCTS_DIR"})

    def group(self, key, name, children, path=None):
        fields = {"children": children, "sourceTree": "<group>"}
        if path:
            fields["path"] = path
        if name and name != path:
            fields["name"] = name
        return self.add("PBXGroup", key, name, fields)

    def sources(self, folder):
        names = sorted(name for name in os.listdir(os.path.join(HERE, folder)) if name.endswith(".swift"))
        return [self.file(f"{folder}/{name}", name, "sourcecode.swift") for name in names]

    def configurations(self, key, owner, debug, release):
        rows = [self.add("XCBuildConfiguration", f"{key}/{name}", name, {"buildSettings": settings, "name": name})
                for name, settings in (("Debug", debug), ("Release", release))]
        return self.add("XCConfigurationList", key, f"Build configuration list for {owner}", {
            "buildConfigurations": rows, "defaultConfigurationIsVisible": "0", "defaultConfigurationName": "Release"})

    def phase(self, target, name, files):
        return self.add(f"PBX{name}BuildPhase", target, name, {
            "buildActionMask": "2147483647", "files": files, "runOnlyForDeploymentPostprocessing": "0"})

    def target(self, name, kind, product, sources, products, resources, settings, dependencies=()):
        def built(phase, row, field):
            return self.add("PBXBuildFile", f"{name}/{phase}/{row.id}", f"{row.comment} in {phase}", {field: row})
        libraries = [self.add("XCSwiftPackageProductDependency", f"{name}/{library}", library, {"productName": library})
                     for library in products]
        phases = [self.phase(name, "Sources", [built("Sources", row, "fileRef") for row in sources]),
                  self.phase(name, "Frameworks", [built("Frameworks", row, "productRef") for row in libraries]),
                  self.phase(name, "Resources", [built("Resources", row, "fileRef") for row in resources])]
        return self.add("PBXNativeTarget", name, name, {
            "buildConfigurationList": self.configurations(name, f'PBXNativeTarget "{name}"', settings, settings),
            "buildPhases": phases, "buildRules": [], "dependencies": list(dependencies), "name": name,
            "packageProductDependencies": libraries, "productName": name, "productReference": product, "productType": kind})

    def text(self, root):
        out = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 60;\n\tobjects = {\n"
        for kind in sorted(self.objects):
            out += f"\n/* Begin {kind} section */\n"
            for reference, fields in sorted(self.objects[kind], key=lambda row: row[0].id):
                body = "".join(f"\t\t\t{word(key)} = {value(fields[key], 3)};\n" for key in sorted(fields))
                out += f"\t\t{value(reference, 0)} = {{\n\t\t\tisa = {kind};\n{body}\t\t}};\n"
            out += f"/* End {kind} section */\n"
        return out + f"\t}};\n\trootObject = {value(root, 0)};\n}}\n"


def word(text):
    if re.fullmatch(r"[A-Za-z0-9_./]+", text) and not text.startswith("//"):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def value(item, depth):
    tabs = "\t" * depth
    if isinstance(item, Reference):
        return item.id + (f" /* {item.comment} */" if item.comment else "")
    if isinstance(item, list):
        return "(\n" + "".join(f"{tabs}\t{value(part, depth + 1)},\n" for part in item) + f"{tabs})"
    if isinstance(item, dict):
        rows = "".join(f"{tabs}\t{word(key)} = {value(item[key], depth + 1)};\n" for key in sorted(item))
        return "{\n" + rows + f"{tabs}}}"
    return word(item)


def project():
    made = Project()
    demo, host = made.sources("HeedDemo"), made.sources("ContractHost")
    gallery, clauses = made.sources("../Swift"), made.sources("../../Tests/HeedUIKitContractTests")
    assets = made.file("assets", "Assets.xcassets", "folder.assetcatalog")
    plist = made.file("plist", "Info.plist", "text.plist.xml")
    # The gallery names its pictures by their folder, so the folder goes into the app as it is.
    art = made.file("art", "../art", "folder")
    app = made.product("HeedDemo.app", "wrapper.application")
    empty = made.product("ContractHost.app", "wrapper.application")
    bundle = made.product("HeedContractTests.xctest", "wrapper.cfbundle")

    products = made.group("products", "Products", [app, empty, bundle])
    main = made.group("main", "", [
        made.group("demo", "HeedDemo", [*demo, assets, plist], "HeedDemo"),
        made.group("host", "ContractHost", host, "ContractHost"),
        made.group("gallery", "Gallery", gallery, "../Swift"), art,
        made.group("clauses", "Clauses", clauses, "../../Tests/HeedUIKitContractTests"), products])
    package = made.add("XCLocalSwiftPackageReference", "package", 'XCLocalSwiftPackageReference "../.."', {"relativePath": "../.."})

    root = Reference("PBXProject", "project", "Project object")
    demo_target = made.target("HeedDemo", APP, app, demo + gallery,
                              ["Heed", "HeedMarkup", "HeedUIKit", "HeedSwiftUI"], [assets, art], DEMO)
    host_target = made.target("ContractHost", APP, empty, host, [], [], HOST)
    proxy = made.add("PBXContainerItemProxy", "host", "PBXContainerItemProxy", {
        "containerPortal": root, "proxyType": "1", "remoteGlobalIDString": host_target.id, "remoteInfo": "ContractHost"})
    needs_host = made.add("PBXTargetDependency", "host", "PBXTargetDependency", {"target": host_target, "targetProxy": proxy})
    tests_target = made.target("HeedContractTests", TESTS, bundle, clauses + gallery,
                               ["Heed", "HeedMarkup", "HeedTesting", "HeedUIKit"], [], CLAUSES, [needs_host])
    made.add("PBXProject", "project", root.comment, {
        "attributes": {"BuildIndependentTargetsInParallel": "1", "LastSwiftUpdateCheck": "1600", "LastUpgradeCheck": "1600",
                       "TargetAttributes": {tests_target.id: {"TestTargetID": host_target.id}}},
        "buildConfigurationList": made.configurations("project", 'PBXProject "HeedDemo"', DEBUG, RELEASE),
        "compatibilityVersion": "Xcode 15.0", "developmentRegion": "en", "hasScannedForEncodings": "0",
        "knownRegions": ["en", "Base"], "mainGroup": main, "packageReferences": [package], "productRefGroup": products,
        "projectDirPath": "", "projectRoot": "", "targets": [demo_target, host_target, tests_target]})
    return made.text(root)


def write():
    with open(os.path.join(HERE, "HeedDemo.xcodeproj", "project.pbxproj"), "w", encoding="utf-8") as file:
        file.write(project())
