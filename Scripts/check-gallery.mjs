// Uses a gallery as a person does, in a browser without a screen.
//   node Scripts/check-gallery.mjs gallery     needs Chromium and Node.js
import {
  check, checkPage, click, complaints, is, open, press, resize, run,
} from "./page-check.mjs";

await checkPage(process.argv[2] ?? "gallery", async () => {
  await open();
  const names = await run("[...document.querySelectorAll('.card')].map((each) => each.dataset.name)");
  check("there are alerts", names.length > 0);
  const last = names[names.length - 1];
  await is("the first pictures are drawn", "document.querySelector('.open img').naturalWidth > 0");
  await is("all are listed", `document.querySelector('#count').textContent.startsWith('${names.length} alert')`);

  // The large view, by the keyboard alone.
  await run("document.querySelector('.open').focus()");
  await press("Enter");
  await is("Enter opens the large view", "document.querySelector('#viewer').open");
  await is("the address says so", `location.hash === '#open=' + encodeURIComponent(${JSON.stringify(names[0])})`);
  await is("the focus is in it", "document.querySelector('#viewer').contains(document.activeElement)");
  await is("it shows a picture", "document.querySelector('#stage img').naturalWidth > 0");
  await is("it shows the document", "document.querySelector('#about pre').textContent.includes('\"heed\"')");
  await press("ArrowLeft");
  await is("the arrow leads round to the last", `document.querySelector('#position').textContent === '${names.length} of ${names.length}'`);
  await press("Escape");
  await is("Escape closes it", "!document.querySelector('#viewer').open && location.hash === ''");
  await is("the focus is back, at what was shown last", `document.activeElement.closest('.card').dataset.name === ${JSON.stringify(last)}`);

  // Pictures.
  const first = encodeURIComponent(names[0]);
  for (const look of ["light", "dark"]) {
    for (const dir of ["ltr", "rtl"]) {
      for (const on of ["phone", "pixel", "large", "small"]) {
        await open(`#open=${first}&on=${on}&look=${look}&dir=${dir}`);
        await is(`there is a picture: ${on}, ${look}, ${dir}`, `
          document.querySelector('#stage img').naturalWidth > 0
          && document.querySelector('#stage img').alt.startsWith('${look === "dark" ? "Dark" : "Light"}, ')`);
      }
    }
  }
  await open(`#open=${first}&on=phone&zoom=1`);
  await is("1× is a point a pixel", "document.querySelector('#stage img').offsetWidth === 390");
  await run("document.querySelector('#viewer [data-key=zoom][data-value=\"2\"]').click()");
  await is("2× is twice that", "document.querySelector('#stage img').offsetWidth === 780");
  await is("it shows the middle first", "document.querySelector('#stage').scrollTop > 100");
  await run("document.querySelector('#viewer [data-key=zoom][data-value=all]').click()");
  await is("all four are shown", "document.querySelectorAll('#stage figure').length === 4");
  await run("document.querySelector('#play').click()");
  await is("the motion plays", "document.querySelector('#stage img').src.includes('-motion.png')");
  await is("the button says so", "document.querySelector('#play').getAttribute('aria-pressed') === 'true'");
  await run("document.querySelector('#play').click()");
  await is("it stops", "!document.querySelector('#stage').innerHTML.includes('-motion.png')");
  await click("#about [data-copy]");
  await is("the document is copied", "document.querySelector('#about [data-copy]').textContent === 'Copied'");

  // Filters.
  await open("#q=zzzzzz");
  await is("nothing is like that", "!document.querySelector('#none').hidden");
  await run("document.querySelector('[data-reset]').click()");
  await is("all come back", "document.querySelectorAll('.card:not([hidden])').length === document.querySelectorAll('.card').length");
  for (const key of ["style", "theme", "feature"]) {
    await is(`every ${key} has alerts`, `
      [...document.querySelector('[data-key=${key}]').options].every((option) => {
        const select = document.querySelector('[data-key=${key}]');
        select.value = option.value;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        return document.querySelectorAll('.card:not([hidden])').length > 0;
      })`);
    await run("document.querySelector('[data-reset]').click()");
  }
  await open("#open=no-such-alert&look=pink&zoom=9");
  await is("an address that says nonsense is passed over", "!document.querySelector('#viewer').open");

  // Widths and what moves.
  for (const width of [320, 375, 768, 1024, 1440, 2560]) {
    await resize(width, 800);
    for (const hash of ["", `#open=${first}`, `#open=${first}&zoom=2`]) {
      await open(hash);
      await is(`nothing is wider than ${width} ${hash}`, `
        document.documentElement.scrollWidth <= innerWidth
        && document.querySelector('#viewer').scrollWidth <= innerWidth`);
    }
  }
  await resize(1440, 900);
  await open();
  const shift = await run(`new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
      .observe({ type: "layout-shift", buffered: true });
    document.querySelector(".tools [data-key=look][data-value=dark]").click();
    setTimeout(() => done(sum), 1000);
  })`);
  check(`nothing jumps (${shift})`, shift === 0);
  check(`no error and no request to elsewhere ${complaints.join("\n")}`, complaints.length === 0);
});
