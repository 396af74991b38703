import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({ routes: [] });
