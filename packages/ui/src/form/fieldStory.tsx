import type { Decorator } from '@storybook/react-vite';
import styled from 'styled-components';

const Column = styled.div`
  max-width: 26em;
`;

/** Draws fields in a column of a form, not across the whole screen. */
export const inColumn: Decorator = (Story) => (
  <Column>
    <Story />
  </Column>
);

/** Words that are longer than any column, for the LongText stories. */
export const longWords = {
  label:
    'Documento de quem responde pelo contrato perante a operadora, como está no cadastro da Receita Federal',
  hint: 'Se houver mais de um responsável, escreva o de quem assina; os outros entram depois, na aba de contatos.',
  errorMessage:
    'Este documento já está no contrato 2026-000123 de outra pessoa: confira os números ou abra aquele contrato',
} as const;

/** The globals of a phone. */
export const phone = { viewport: { value: 'phone' } } as const;
