import { Notice } from '@vidas/ui/notice/Notice.tsx';

interface FormFailureProps {
  /** In words; null after no try, or a good one. */
  readonly failure: string | null;
  readonly title?: string;
}

/** Why the last try of a form was refused as a whole, over its fields. */
export function FormFailure({ failure, title = 'Nada foi gravado' }: FormFailureProps) {
  if (!failure) return null;
  return (
    <Notice tone="negative" title={title} isLive>
      {failure}
    </Notice>
  );
}
