/** Where the browser keeps light or dark; the page reads it before anything is drawn (app/web/index.html). */
export const appearanceKey = 'samspill.appearance';
