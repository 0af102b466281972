import styled from 'styled-components';

/** What is only printed. */
export const OnPaper = styled.div`
  display: none;
  @media print { display: block; }
`;

/** What a sheet of paper cannot do: buttons, fields, links. */
export const OnScreen = styled.div`
  display: contents;
  @media print { display: none; }
`;
