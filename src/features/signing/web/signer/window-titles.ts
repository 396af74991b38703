// What the window is called, whatever step is shown in it.
export const signTitle = { en: 'Sign a document', no: 'Signer et dokument' };
export const verifyTitle = { en: 'Check a signed document', no: 'Kontroller et signert dokument' };
