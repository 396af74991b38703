/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    file: 'File',
    fileTag: 'Folder',
    folder: 'Folder',
  },
  changed: {
    file: '{actor} changed the file “{what}”',
    fileTag: '{actor} changed the folder “{what}”',
    folder: '{actor} changed who has access to the folder “{what}”',
  },
  // Of the records of other features, which serve these calls under these names.
  calls: {
    addLink: '{actor} added the link “{what}”',
    createTag: '{actor} created the folder “{what}”',
    deleteFile: '{actor} deleted the file “{what}”',
    deleteFilesAndTags: '{actor} deleted “{what}”',
    removeTagFromFiles: '{actor} moved a file out of a folder',
    renameFile: '{actor} renamed the file “{what}”',
    renameTag: '{actor} renamed the folder “{what}”',
    tagFiles: '{actor} moved a file to another folder',
    getFile: '{actor} opened “{what}”',
    exportFiles: '{actor} exported a list of files',
    uploadFile: '{actor} uploaded “{what}”',
    restoreFilesAndTags: '{actor} restored “{what}”',
    eraseFilesAndTags: '{actor} permanently deleted “{what}”',
  },
  actions: {
    addCompanyUserLink:
      '{actor} added the link “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    createCompanyUserTag:
      '{actor} created the folder “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    deleteCompanyUserFile:
      '{actor} deleted the file “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    deleteCompanyUserFilesAndTags:
      '{actor} deleted “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    removeTagFromCompanyUserFiles:
      '{actor} moved a file out of a folder {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    renameCompanyUserFile:
      '{actor} renamed the file “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    renameCompanyUserTag:
      '{actor} renamed the folder “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    tagCompanyUserFiles:
      '{actor} moved a file to another folder {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    getCompanyUserFile:
      '{actor} opened “{what}” {whose, select, you {on your profile} own {on their own profile} other {on the profile of {subject}}}',
    uploadCompanyUserFile:
      '{actor} uploaded “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    restoreCompanyUserFilesAndTags:
      '{actor} restored “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    eraseCompanyUserFilesAndTags:
      '{actor} permanently deleted “{what}” {whose, select, you {on your profile} own {on their own profile} other {for {subject}}}',
    restoreCompanyFilesAndTags: '{actor} restored “{what}”',
    eraseCompanyFilesAndTags: '{actor} permanently deleted “{what}”',
    exportCompanyUserFiles:
      '{actor} exported a list of the files {whose, select, you {on your profile} own {on their own profile} other {of {subject}}}',
    exportCompanyFiles: '{actor} exported a list of shared documents',
    addCompanyLink: '{actor} added the link “{what}”',
    createCompanyTag: '{actor} created the folder “{what}”',
    deleteCompanyFile: '{actor} deleted the file “{what}”',
    deleteCompanyFilesAndTags: '{actor} deleted “{what}”',
    removeTagFromCompanyFiles: '{actor} moved a file out of a folder',
    renameCompanyFile: '{actor} renamed the file “{what}”',
    renameCompanyTag: '{actor} renamed the folder “{what}”',
    tagCompanyFiles: '{actor} moved a file to another folder',
    uploadCompanyFile: '{actor} uploaded “{what}”',
    uploadCompanyLogo: '{actor} changed the logo',
    deleteCompanyLogo: '{actor} removed the logo',
    uploadProfileImage: '{actor} changed {whose, select, you {your picture} own {their own picture} other {the picture of {subject}}}',
    deleteProfileImage: '{actor} removed {whose, select, you {your picture} own {their own picture} other {the picture of {subject}}}',
  },
} as const;
