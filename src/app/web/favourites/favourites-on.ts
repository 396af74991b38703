/** Build setting: `VITE_FAVOURITES=off npm run build` leaves out the star and the list (shell.9). */
export const favouritesOn: boolean = import.meta.env['VITE_FAVOURITES'] !== 'off';
