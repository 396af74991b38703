import { Dialog } from '#ui/Dialog.tsx';
import type { IntroVideo } from '../../contract/entities.ts';
import { FilmView } from './FilmView.tsx';

interface VideoDialogProps {
  video: IntroVideo;
  /** Called when it was viewed to the end, or opened externally. */
  onSeen: () => void;
  onClose: () => void;
}

/** Plays one introduction. */
export function VideoDialog({ video, onSeen, onClose }: VideoDialogProps) {
  return (
    <Dialog title={video.title} isOpen onClose={onClose}>
      <FilmView film={video.film} title={video.title} sizes="(width < 48em) 100vw, 34rem" onSeen={onSeen} />
    </Dialog>
  );
}
