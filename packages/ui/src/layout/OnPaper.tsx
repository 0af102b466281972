import styled from 'styled-components';

/** A part of the page that is only printed. */
export const OnPaper = styled.div`
  display: none;
  @media print { display: block; }
`;

/** A part of the page that is useless on paper, such as buttons, fields and links. */
export const OnScreen = styled.div`
  display: contents;
  @media print { display: none; }
`;
