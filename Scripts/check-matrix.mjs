// Uses the report of a matrix as a person does, in a browser without a screen.
//   node Scripts/check-matrix.mjs DIR     needs Chromium and Node.js; DIR from several languages,
//                                         text sizes and appearances, with something found
import {
  check, checkPage, complaints, is, open, press, resize, run, send,
} from "./page-check.mjs";

const listed = "document.querySelectorAll('.card:not([hidden])').length";

await checkPage(process.argv[2] ?? "matrix", async () => {
  await open();
  const total = await run("document.querySelectorAll('.card').length");
  check(`there are pictures (${total})`, total > 3);
  await is("all are listed", `${listed} === ${total}`);
  await run("document.querySelector('.card').scrollIntoView()");
  await is("the first picture is drawn", "document.querySelector('.open img').naturalWidth > 0");
  await is("pictures far down wait", `${total} < 60
    || ![...document.querySelectorAll('.open img')].at(-1).complete`);
  // Boxes are made when a picture comes near the window.
  await open("#found=any");
  await run("document.querySelector('#pictures').scrollIntoView()");
  await is("what was found is marked",
    "document.querySelector('.mark b')?.textContent.length > 0");
  await is("marks lie within their pictures", `[...document.querySelectorAll('.mark')].every((mark) => {
    const box = mark.getBoundingClientRect();
    const around = mark.parentElement.getBoundingClientRect();
    return box.left >= around.left - 1 && box.right <= around.right + 1 && box.width > 0;
  })`);
  await is("every picture has words",
    "[...document.querySelectorAll('img')].every((image) => image.alt.length > 3)");
  await run("document.querySelector('.tools [data-marks]').click()");
  await is("marks can be hidden",
    "getComputedStyle(document.querySelector('.mark')).display === 'none'");

  // Filters.
  await open("#q=zzzzzz");
  await is("nothing is like that", "!document.querySelector('#none').hidden");
  await run("document.querySelector('[data-reset]').click()");
  await is("all come back", `${listed} === ${total}`);
  const axes = await run(`[...document.querySelectorAll('.tools select')]
    .map((select) => select.dataset.key).filter((key) => !['group', 'found'].includes(key))`);
  check(`there is a filter for each axis (${axes})`, axes.length > 0);
  for (const key of axes) {
    await is(`the values of ${key} share all pictures`, `(() => {
      const select = document.querySelector('.tools [data-key=${key}]');
      let sum = 0;
      for (const option of [...select.options].slice(1)) {
        select.value = option.value;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        sum += ${listed};
      }
      select.value = "";
      select.dispatchEvent(new Event('input', { bubbles: true }));
      return sum === ${total};
    })()`);
  }
  await open("#found=any");
  const found = await run(listed);
  await open("#found=no");
  check("pictures with findings and without are all", found + await run(listed) === total);
  await open();
  const shown = await run(`(() => {
    const link = document.querySelector('.show');
    link.click();
    return link.textContent;
  })()`);
  await is("a finding shows its pictures",
    `${listed} === ${parseInt(shown, 10)} && location.hash.startsWith('#problem=')`);

  // Side by side.
  await open("#group=lang");
  await is("rows have all pictures", `document.querySelectorAll('.group .card').length === ${total}`);
  await is("a row's pictures differ in language alone", `[...document.querySelectorAll('.row')]
    .every((row) => new Set([...row.children].map((card) =>
      card.dataset.v.split(' ').filter((_, place) => place !== 1).join(' '))).size === 1)`);
  await run(`(() => {
    const select = document.querySelector('[data-key=group]');
    select.value = "";
    select.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await is("and come back in their order", `[...document.querySelectorAll('#cards .card')]
    .every((card, index) => card.id === 'p' + index)`);

  // The large view, by the keyboard alone.
  await open();
  await run("document.querySelector('.open').focus()");
  await press("Enter");
  await is("Enter opens the large view", "document.querySelector('#viewer').open");
  await is("the address says so", "location.hash === '#open=0'");
  await is("the focus is in it", "document.querySelector('#viewer').contains(document.activeElement)");
  await is("it shows a picture", "document.querySelector('#stage img').naturalWidth > 0");
  await press("ArrowRight");
  await is("the arrow leads to the next", "location.hash === '#open=1'");
  await press("ArrowDown");
  await is("down leads to another language", `(() => {
    const places = (id) => document.querySelector(id).dataset.v.split(' ');
    const now = places('#p' + new URLSearchParams(location.hash.slice(1)).get('open'));
    const before = places('#p1');
    return now.every((value, place) => (value === before[place]) === (place !== 1));
  })()`);
  const last = await run("new URLSearchParams(location.hash.slice(1)).get('open')");
  await press("Escape");
  await is("Escape closes it", "!document.querySelector('#viewer').open && location.hash === ''");
  await is("the focus is back, at what was shown last",
    `document.activeElement.closest('.card').id === 'p${last}'`);
  await open("#open=0&compare=lang");
  await is("languages are compared", `document.querySelectorAll('#stage figure').length
    === document.querySelector('.tools [data-key=lang]').options.length - 1`);
  await open("#open=0&zoom=1");
  await is("1× is a point a pixel", `document.querySelector('#stage img').offsetWidth
    === Number(document.querySelector('#p0 img').getAttribute('width'))`);
  await run("document.querySelector('#viewer [data-key=zoom][data-value=\"2\"]').click()");
  await is("2× is twice that", `document.querySelector('#stage img').offsetWidth
    === 2 * Number(document.querySelector('#p0 img').getAttribute('width'))`);
  await open("#open=99999&lang=77&zoom=9&problem=0");
  await is("an address that says nonsense is passed over",
    `!document.querySelector('#viewer').open && ${listed} === ${total}`);
  await open("#p1");
  await is("a plain link leads to a picture", "document.querySelector('#viewer').open");

  // Widths, print and what moves.
  for (const width of [320, 768, 1440, 2560]) {
    await resize(width, 800);
    for (const hash of ["", "#group=lang", "#open=0", "#open=0&compare=lang&zoom=2"]) {
      await open(hash);
      await is(`nothing is wider than ${width} ${hash}`, `
        document.documentElement.scrollWidth <= innerWidth
        && document.querySelector('#viewer').scrollWidth <= innerWidth`);
    }
  }
  await resize(1440, 900);
  await open();
  await send("Emulation.setEmulatedMedia", { media: "print" });
  await is("print leaves the controls out",
    "getComputedStyle(document.querySelector('.tools')).display === 'none'");
  const { data } = await send("Page.printToPDF", {});
  check("and can be printed", data.length > 10_000);
  await send("Emulation.setEmulatedMedia", { media: "" });
  check(`no error and no request to elsewhere ${complaints.join("\n")}`, complaints.length === 0);
});
