export const en = {
  own: {
    title: 'Everything about you',
    text: 'Download a copy of what {company} keeps about you here: your profile, notes, absence and files, and when somebody has looked at it. You get a PDF to read, and the same for other programs (JSON).',
    care: 'The copy holds everything, your national identity number too. Keep it in a safe place.',
    download: 'Download everything about me',
  },
  person: {
    title: 'Everything about {name}',
    text: 'Download a copy of what {company} keeps about {name} here: the profile, notes, absence and files, and when somebody has looked at it. You get a PDF to read, and the same for other programs (JSON).',
    care: 'The copy holds everything, the national identity number too. That you downloaded it stands in the log.',
    download: 'Download',
    done: '{name} is downloaded',
  },
};
