import { usePanel } from './panel-state.ts';

/** Where the field for a new name stands, in the row or tile that gets it. */
export function RenameSlot() {
  const { placeField } = usePanel();
  return <span ref={placeField} />;
}
