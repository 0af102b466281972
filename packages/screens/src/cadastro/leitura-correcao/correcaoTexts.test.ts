import type {
  CorrecaoSib,
  LeituraCorrecao,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { expect, test } from 'vitest';
import { subtitleOf } from './correcaoTexts.ts';

const erro = (given: Partial<CorrecaoSib>): CorrecaoSib => ({
  cco: null,
  codbeneficiario: '0000000101',
  tipoMovimento: 'INCLUSÃO',
  campo: 'CEP',
  valorCampo: null,
  codigoErro: '2201',
  mensagemErro: 'CEP INEXISTENTE',
  matricula: '0000000101',
  nome: 'Lia Exemplo',
  ...given,
});

const leitura = (
  given: Partial<LeituraCorrecao>,
  importacao: Partial<NonNullable<LeituraCorrecao['importacao']>> = {},
): LeituraCorrecao => ({
  success: true,
  message: '',
  problema: '1 registro rejeitado de 5, 2 erros',
  header: { registroAns: '999999', idItem: '99999920261104093011.SBX' },
  beneficiarios: [],
  importacao: {
    isRepetida: false,
    resultado: 'PROCESSADO',
    por: 'Otávio Lins',
    em: '2026-11-21T09:10',
    ccosGravados: 0,
    aceitos: 0,
    rejeitados: 0,
    ...importacao,
  },
  ...given,
});

test('SIB-60: names the file that was refused whole, with the reason, not the number of the return', () => {
  const recusa = {
    problema: 'Arquivo rejeitado pela ANS: HASH INVÁLIDO',
    header: { registroAns: '999999', idItem: '900' },
  };
  expect(subtitleOf(leitura(recusa, { resultado: 'RECUSADO', envio: '99999920261104093011.SBX' }))).toBe(
    'Envio 99999920261104093011.SBX recusado inteiro · HASH INVÁLIDO',
  );
  expect(subtitleOf(leitura(recusa, { resultado: 'RECUSADO', envio: null }))).toBe(
    'Um envio recusado inteiro · HASH INVÁLIDO',
  );
});

test('SIB-60: counts the rejected records of a return of a file made elsewhere', () => {
  const beneficiarios = [
    erro({}),
    erro({ campo: 'CPF' }),
    erro({ codbeneficiario: '777', matricula: null, nome: null }),
  ];
  expect(subtitleOf(leitura({ beneficiarios }, { resultado: 'DESCONHECIDO', ccosGravados: 4 }))).toBe(
    'Retorno do envio 99999920261104093011.SBX · 4 CCO gravados, 2 registros rejeitados · 1 registro sem cadastro aqui',
  );
});

test('counts the movements of our own file', () => {
  expect(subtitleOf(leitura({}, { ccosGravados: 1, aceitos: 4, rejeitados: 1 }))).toBe(
    'Retorno do envio 99999920261104093011.SBX · 1 CCO gravado, 4 movimentos aceitos, 1 rejeitado',
  );
});
