/** What is checked: a file, or the code on its last page. */
export type ToVerify = { file: File } | { code: string };
