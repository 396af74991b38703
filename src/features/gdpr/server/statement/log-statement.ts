export const statementKind = 'gdprStatement';
