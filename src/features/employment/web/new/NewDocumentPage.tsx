import { ChooseTemplate } from './ChooseTemplate.tsx';
import { RoomForNew } from './RoomForNew.tsx';

/** A new contract: its template, its language, and whom it is for. */
export function NewDocumentPage() {
  return <RoomForNew>{(templates) => <ChooseTemplate templates={templates} />}</RoomForNew>;
}
