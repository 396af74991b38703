/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { task: 'Task' },
  changed: { task: '{actor} changed the task “{what}”' },
  actions: {
    createTask: '{actor} added the task “{what}”',
    updateTask: '{actor} changed the task “{what}”',
    completeTask: '{actor} completed the task “{what}”',
    reopenTask: '{actor} opened the task “{what}” again',
    deleteTask: '{actor} deleted the task “{what}”',
  },
} as const;
