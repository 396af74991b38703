/** What the top bar and home say of content; they load this and not the rest. */
export const en = {
  help: 'Help with this page',
  seen: 'Watched',
};
