import type { StatusXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { fakeResultado } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.fake.ts';
import { expect, it } from 'vitest';
import { escreveResumo, escreveSituacao, type Linha, type Pedido, podePedir } from './envioTexts.ts';

const linha = (given: Partial<Linha> = {}): Linha => ({
  key: 1,
  file: new File([''], 'a.xml'),
  fase: null,
  feito: null,
  falha: null,
  ...given,
});
const feita = (pedido: Pedido, status: StatusXml): Linha =>
  linha({ feito: { pedido, resultado: fakeResultado({ status }) } });

it('TIS-68: only what did not go in is imported again, and all may be validated again', () => {
  const asked = [
    linha(),
    linha({ falha: 'Sem resposta' }),
    feita('validar', 'OK'),
    feita('importar', 'Rejeitado'),
    feita('importar', 'Parcialmente'),
    feita('importar', 'OK'),
  ];
  expect(asked.map((each) => podePedir(each, 'importar'))).toEqual([true, true, true, true, false, false]);
  expect(asked.every((each) => podePedir(each, 'validar'))).toBe(true);
});

it('TIS-68: the summary counts every file once, whatever became of it', () => {
  expect(
    escreveResumo([
      linha(),
      linha({ falha: 'Sem resposta' }),
      feita('importar', 'OK'),
      feita('importar', 'OK'),
      feita('importar', 'Parcialmente'),
      feita('importar', 'Rejeitado'),
    ]),
  ).toBe('6 arquivos: importados 2, em parte 1, rejeitados 1, sem resultado 1, à espera 1');
  expect(escreveResumo([feita('validar', 'OK')])).toBe('1 arquivo: podem entrar 1');
});

it('TIS-68: a line says its step, its cause or its verdict', () => {
  expect(escreveSituacao(linha({ fase: 'Na fila.' }))).toBe('Na fila.');
  expect(escreveSituacao(linha({ falha: 'Sem resposta' }))).toBe('Sem resposta');
  expect(escreveSituacao(feita('validar', 'Rejeitado'))).toBe('Seria rejeitado');
  expect(escreveSituacao(feita('importar', 'Parcialmente'))).toBe('Importado em parte');
});
