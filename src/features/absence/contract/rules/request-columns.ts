/** The columns of the file of pending requests. */
export const pendingColumns = ['person', 'ask', 'type', 'from', 'to', 'days', 'left', 'away', 'comment', 'since'] as const;
/** The columns of the file of decided requests, of absences and of transfers of days. */
export const respondedColumns = ['person', 'type', 'from', 'to', 'days', 'status', 'by', 'date', 'comment'] as const;

/** The columns of the screen that are several of a file. */
export const fileColumns = { ask: ['ask', 'type'], when: ['from', 'to'], years: ['from', 'to'] } as const;
