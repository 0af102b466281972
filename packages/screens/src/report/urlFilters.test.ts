import { expect, it } from 'vitest';
import { readFilters, rowsPath, withoutFilters } from './urlFilters.ts';

const path = rowsPath('/modulos/retencao/inicio', { aba: 'cancelados' }, { statusRet: 'Não atendido & só' });
const search = new URLSearchParams(path.split('?')[1]);

it('reads back the filters that an address was written with', () => {
  expect(readFilters(search)).toEqual({ statusRet: 'Não atendido & só' });
  expect(search.get('aba')).toBe('cancelados');
});

it('takes the filters out and leaves the question', () => {
  expect(withoutFilters(search).toString()).toBe('aba=cancelados');
});
