import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PortalFrame } from '../layout/PortalFrame.tsx';
import { Form } from './Form.tsx';
import { SelectField } from './choice/SelectField.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { TextField } from './fields/TextField.tsx';

// The type of createElement requires required children among the props.
const portal = (children: ReactNode) => PortalFrame({ quickExit: null, children });

const page = renderToStaticMarkup(
  portal(
    h(
      Form,
      {
        method: 'post',
        action: '/denuncia',
        problems: [{ name: 'assunto', message: 'Informe o assunto', id: 'assunto' }],
      },
      h(TextField, {
        label: 'Assunto',
        name: 'assunto',
        id: 'assunto',
        defaultValue: 'a <b>',
        errorMessage: 'Informe o assunto',
      }),
      h(TextArea, { label: 'Relato', name: 'relato', defaultValue: 'Em outubro' }),
      h(SelectField, {
        label: 'Unidade',
        name: 'unidade',
        defaultValue: 'sul',
        options: [{ value: 'sul', label: 'Sul' }],
      }),
    ),
  ),
);

test('a page drawn by the server keeps what was typed', () => {
  expect(page).toContain('value="a &lt;b&gt;"');
  expect(page).toContain('>Em outubro</textarea>');
  expect(page).toContain('<option value="sul" selected="">Sul</option>');
});

test('its form is sent by the browser and its problems lead to the fields', () => {
  expect(page).toMatch(/<form [^>]*method="post"/);
  expect(page).toContain('<a href="#assunto">Informe o assunto</a>');
  expect(page).toMatch(/<label [^>]*for="assunto"/);
  expect(page).toMatch(/<input [^>]*id="assunto"[^>]*aria-describedby="assunto-error"/);
});
