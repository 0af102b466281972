import { afterEach, expect, it } from 'vitest';
import { namelessActs } from './namedActs.ts';

afterEach(() => document.body.replaceChildren());

it('an act of a row says of which row it is, not the verb alone', () => {
  document.body.innerHTML = `<table><tbody><tr><td><button>Fora</button></td><td data-acts>
    <button aria-label="Excluir o pagamento de Ana">Excluir</button><a href="/" aria-label="Abrir">Abrir</a>
    <button>Editar</button></td></tr></tbody></table>`;
  expect(namelessActs(document.body)).toEqual(['Abrir', 'Editar']);
});
