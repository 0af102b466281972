import { Notice } from '@vidas/ui/notice/Notice.tsx';

interface EndedNoticeProps {
  readonly children: string;
}

/** Why somebody ended the session (ACE-8); fetched when it is needed, so that the login stays light. */
export function EndedNotice({ children }: EndedNoticeProps) {
  return (
    <Notice tone="caution" isLive>
      {children}
    </Notice>
  );
}
