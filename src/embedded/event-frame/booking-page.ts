/** The text of the booking window's one style and of its one script; the page's policy names their hashes. */
export const bookingStyle = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; background: #fffdf8; color: #1c1916; }
body { margin: 0; padding: 1.5rem; }
main { display: grid; gap: 1rem; max-width: 32rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; }
input, select, button { min-height: 44px; padding: 0 .75rem; border: 1px solid #1c1916; background: #fff; color: inherit; font: inherit; }
button { justify-self: start; padding-inline: 1.5rem; background: #1c1916; color: #fffdf8; }
:focus-visible { outline: 3px solid #b5391d; outline-offset: 2px; }
`;

/** Sends the height of the window to the page around the frame. */
export const bookingScript = `
const tell = () => parent.postMessage({ type: 'booking-frame:height', height: document.documentElement.offsetHeight }, '*');
new ResizeObserver(tell).observe(document.documentElement);
`;

/** The booking window for one occasion: asks for date, number of people and name. */
export function bookingPage(occasion: string): string {
  return page(
    `Places: ${occasion}`,
    `<h1>${escaped(occasion)}: hold places</h1>
<form method="post">
<label>Day <input type="date" name="day" required></label>
<label>Places <select name="places">${[1, 2, 3, 4, 5, 6].map((count) => `<option>${count}</option>`).join('')}</select></label>
<label>Name <input name="name" autocomplete="name" maxlength="100" required></label>
<button>Reserve</button>
</form>
<p>This window stands in for a ticket seller’s. It holds no places and keeps nothing.</p>`,
  );
}

/** What follows; nothing of it is stored. */
export function bookedPage(occasion: string, booking: { day: string; places: string; name: string }): string {
  const { day, places, name } = booking;
  return page(
    `Thank you: ${occasion}`,
    `<h1>Thank you, ${escaped(name || 'friend')}</h1>
<p>A ticket seller would now hold ${escaped(places || '1')} for you${day ? ` on ${escaped(day)}` : ''}. This window only stands in for one: nothing was booked.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${bookingStyle}</style></head>
<body><main aria-label="Booking">${content}</main><script>${bookingScript}</script></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
