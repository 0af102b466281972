import { expect, it } from 'vitest';
import { fakeGuia, fakeItem } from './guias.fake.ts';
import { escreveEstado, nossoTexto, pessoaNoDia, quandoFeito, quemFez } from './item.rules.ts';

it.each([
  [{ hrInicial: '08:10', doArquivo: { horaFinal: '09:40' } }, '10/11/2026, das 08:10 às 09:40'],
  [{ hrInicial: '08:10', doArquivo: null }, '10/11/2026, 08:10'],
  [{ hrInicial: null, doArquivo: { horaFinal: '09:40' } }, '10/11/2026, até 09:40'],
  [{ hrInicial: null, doArquivo: {} }, '10/11/2026'],
])('CTM-86: an item with %j was done "%s"', (given, said) => {
  expect(quandoFeito(fakeItem({ dtExecucao: '2026-11-10', ...given }))).toBe(said);
});

it('CTM-86: the age of a person is that of the day of the item', () => {
  const guia = fakeGuia(1, { nomeBenef: 'Ana', dtNascimentoBenef: '1979-11-10', sexoBenef: 'F' });
  expect(pessoaNoDia(guia, '2026-11-09')).toBe('Ana, 46 anos, feminino');
  expect(pessoaNoDia(guia, '2026-11-10')).toBe('Ana, 47 anos, feminino');
  expect(pessoaNoDia({ nomeBenef: 'Ana' }, '2026-11-10')).toBe('Ana');
});

it('CTM-86: the professional is told with degree and council, as far as they are known', () => {
  const item = fakeItem({ descGrauPart: 'Cirurgião', eq_nomeProf: 'Rui', eq_numConsProf: '12-SC' });
  expect(quemFez(item)).toBe('Cirurgião: Rui, 12-SC');
  expect(quemFez({ ...item, eq_nomeProf: null, eq_numConsProf: null })).toBe('Cirurgião');
  expect(quemFez(fakeItem())).toBeNull();
});

it('CTM-86: our text of the code is told when the file has another, not only other capitals', () => {
  const item = fakeItem({ descProc: 'DIARIA DE APARTAMENTO' });
  expect(nossoTexto({ ...item, descProcOperadora: 'Diária de apartamento' })).toBeNull();
  expect(nossoTexto({ ...item, descProc: 'DESPESA', descProcOperadora: 'Diária' })).toBe('Diária');
  expect(nossoTexto(item)).toBeNull();
});

it('CTM-88: a whole denial is no approval of nothing', () => {
  const negado = fakeItem({ status: 1, qtdExecAprov: 0, vrTotalAprov: 0, COM_COD: '1702' });
  expect(escreveEstado(negado)).toMatch(/^glosado por inteiro · glosa 1702/);
  expect(escreveEstado({ ...negado, vrTotalAprov: 1 })).toMatch(/^aprovado 0, R\$ 0,01/);
});
