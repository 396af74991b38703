/** Words of exported tables; `{page}` and `{pages}` are filled while the pages are laid out. */
export const exportTexts = {
  yes: 'Yes',
  no: 'No',
  page: 'Page {page} of {pages}',
};
