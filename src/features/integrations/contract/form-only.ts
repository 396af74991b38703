/** Calls about Uni Micro are forms without files. */
export const formOnly = { field: 'file', maxBytes: 1, maxCount: 0 } as const;
