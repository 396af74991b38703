/** The same keys as the English texts, with other words: `export const no: TextsLike<typeof en> = { … }`. */
export type TextsLike<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends string ? string : TextsLike<Shape[Key]> };
