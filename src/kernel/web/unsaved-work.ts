// Of the page: whether it is left for good, with all that is not saved.
let isLeft = false;

/** Whether leaving the page now would lose something; asks whatever the browser asks before it closes a tab, after fields have taken over what is typed in them. */
export function hasUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** After the user has agreed to lose what is not saved; the browser then asks nothing more. */
export function leaveForGood(): void {
  isLeft = true;
}

export const isLeavingForGood = (): boolean => isLeft;
