import type { ReactNode } from 'react';

// Drawn here instead of taken from lucide, so that the portal's bundle has only the icons that it shows.
/* #__NO_SIDE_EFFECTS__ */
const icon = (shape: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };

/** An open eye: the button shows the password. */
export const EyeIcon = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
    <circle cx="8" cy="8" r="2" />
  </>,
);

/** A struck eye: the button hides the password. */
export const EyeOffIcon = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
    <path d="m3 13.5 10-11" />
  </>,
);

/** Warning. */
export const WarningIcon = icon(<path d="M8 2 1.5 13.5h13zM8 6.5v3M8 11.5v.1" />);

/** Information. */
export const InfoIcon = icon(
  <>
    <circle cx="8" cy="8" r="6.2" />
    <path d="M8 7.4v3.4M8 5.2v.1" />
  </>,
);

/** Success. */
export const CheckCircleIcon = icon(
  <>
    <circle cx="8" cy="8" r="6.5" />
    <path d="m5.5 8.2 1.8 1.8 3.4-3.8" />
  </>,
);

/** Refused or failed. */
export const ErrorCircleIcon = icon(
  <>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 4.8v3.6M8 10.9v.1" />
  </>,
);

/** Close or remove. */
export const CloseIcon = icon(<path d="m4 4 8 8m0-8-8 8" />);

/** The menu of screens. */
export const MenuIcon = icon(<path d="M2.5 4h11M2.5 8h11M2.5 12h11" />);

/** Backwards, or fold to the left. */
export const ChevronLeftIcon = icon(<path d="M10 3.5 5.5 8l4.5 4.5" />);

/** Onwards, or unfold to the right. */
export const ChevronRightIcon = icon(<path d="M6 3.5 10.5 8 6 12.5" />);

/** Opens a list below. */
export const ChevronDownIcon = icon(<path d="M3.5 6 8 10.5 12.5 6" />);

/** Chosen. */
export const CheckIcon = icon(<path d="M3 8.5 6.5 12 13 4.5" />);

/** Copy to the clipboard. */
export const CopyIcon = icon(
  <>
    <path d="M5.5 5.5h8v8h-8z" />
    <path d="M10.5 5.5v-3h-8v8h3" />
  </>,
);

/** Nothing here. */
export const InboxIcon = icon(<path d="M2 9.5 4 3h8l2 6.5v3.5H2zM2 9.5h3.5l1 2h3l1-2H14" />);

/** Find. */
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3 3" />
  </>,
);

/** More than before. */
export const TrendUpIcon = icon(<path d="M8 13V3.5M3.8 7.5 8 3.3l4.2 4.2" />);

/** Less than before. */
export const TrendDownIcon = icon(<path d="M8 3v9.5M3.8 8.5 8 12.7l4.2-4.2" />);

/** Further acts. */
export const MoreIcon = icon(<path d="M3 8h.01M8 8h.01M13 8h.01" />);

/** The same as before. */
export const EqualIcon = icon(<path d="M3.5 6h9M3.5 10h9" />);

/** Stop automatic play. */
export const PauseIcon = icon(<path d="M5.5 3.5v9M10.5 3.5v9" />);

/** Start automatic play. */
export const PlayIcon = icon(<path d="M5 3.2v9.6L12.5 8z" />);
