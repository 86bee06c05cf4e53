// The preview has an origin of its own: it is entered with what the editor's page keeps, so with the same session,
// language and colours.
interface Entering {
  readonly kept: Readonly<Record<string, string>>;
  /** Path of the page to show. */
  readonly to: string;
}

const { kept, to } = JSON.parse(decodeURIComponent(window.location.hash.slice(1))) as Entering;
localStorage.clear();
for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
window.location.replace(new URL(to, window.location.origin).pathname);
