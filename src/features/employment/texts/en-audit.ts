/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/web/audit-words.ts. */
export const enAudit = {
  entities: { employmentContract: 'Employment contract' },
  changed: { employmentContract: '{actor} changed the employment contract “{what}”' },
  actions: {
    createDocument: '{actor} began the employment contract “{what}”',
    copyDocument: '{actor} began the employment contract “{what}” as a copy',
    updateDocument: '{actor} changed the employment contract “{what}”',
    deleteDocument: '{actor} deleted the employment contract “{what}”',
    publishDocument: '{actor} published the employment contract “{what}”',
    finishDocument: '{actor} published the employment contract “{what}”',
    finishDocument_companyUser: '{actor} filled in the profile of {subject} from an employment contract',
    finishDocument_invitation: '{actor} invited {subject}',
    reopenDocument: '{actor} made a draft of the employment contract “{what}”',
    exportDocument: '{actor} opened the employment contract “{what}”',
    downloadDocument: '{actor} downloaded the employment contract “{what}”',
    uploadSignedCopy: '{actor} added the signed copy of the employment contract “{what}”',
    uploadSignedCopy_file: '{actor} put the signed employment contract “{what}” on a profile',
    setPerson: '{actor} said whose the employment contract “{what}” is',
    setPerson_file: '{actor} put the signed employment contract “{what}” on a profile',
    updateTemplate: '{actor} took a newer template into the employment contract “{what}”',
    getDocument: '{actor} read the employment contract “{what}”',
  },
} as const;
