/** The storage key of light or dark mode; the page reads it before the first paint (app/web/index.html). */
export const appearanceKey = 'samspill.appearance';
