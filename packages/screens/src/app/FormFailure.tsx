import { Notice } from '@vidas/ui/notice/Notice.tsx';

interface FormFailureProps {
  /** Reason in words; null after a success or no attempt. */
  readonly failure: string | null;
  readonly title?: string;
}

/** The reason why a form was refused as a whole, above its fields. */
export function FormFailure({ failure, title = 'Nada foi gravado' }: FormFailureProps) {
  if (!failure) return null;
  return (
    <Notice tone="negative" title={title} isLive>
      {failure}
    </Notice>
  );
}
