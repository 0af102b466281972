import { Notice } from '@vidas/ui/notice/Notice.tsx';

interface EndedNoticeProps {
  readonly children: string;
}

/** Reason of a session's end (ACE-8); loaded on demand, so that the login stays small. */
export function EndedNotice({ children }: EndedNoticeProps) {
  return (
    <Notice tone="caution" isLive>
      {children}
    </Notice>
  );
}
