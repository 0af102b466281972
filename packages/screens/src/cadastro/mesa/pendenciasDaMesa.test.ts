import type { MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { fakeMovimento } from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { fakeFicha } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import type { RejeitadoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { describe, expect, it } from 'vitest';
import { iguaisA, pendenciasDaMesa, pendenciasDeFora, respondidasCom } from './pendenciasDaMesa.ts';
import { isRegravavel } from './regravavel.ts';

const movimento = (
  matricula: string,
  campos: readonly string[],
  titular: string | null = null,
): MovimentoPrevisto =>
  fakeMovimento(1, {
    matricula,
    nome: `Pessoa ${matricula}`,
    titular,
    pendencias: campos.map((campo) => ({ campo, mensagem: `Falta ${campo}.` })),
  });

const rejeitado = (matricula: string | null, campo: string, valorCampo: string | null): RejeitadoSib => ({
  id: `${matricula} ${campo}`,
  retorno: 'r.RPX',
  retornoEm: '2026-11-20T10:15',
  cco: null,
  codbeneficiario: null,
  tipoMovimento: 'RETIFICAÇÃO',
  campo,
  valorCampo,
  codigoErro: '1',
  mensagemErro: 'inexistente',
  matricula,
  nome: `Pessoa ${matricula}`,
});

const keysOf = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key);

describe('the desk of the SIB', () => {
  it('CAD-42: has rejections first, then missing data, the same fields one after another, each once', () => {
    const all = pendenciasDaMesa(
      [movimento('1', ['nomeMae', 'cep']), movimento('2', ['cep', 'nomeMae']), movimento('2', ['nomeMae'])],
      [
        rejeitado('2', 'CEP', '87000000'),
        rejeitado(null, 'CEP', null),
        rejeitado('3', 'NÚMERO DO PLANO', '9'),
      ],
    );
    expect(keysOf(all)).toEqual(['2 cep', '1 nomeMae', '2 nomeMae', '1 cep']);
    expect(all[0]).toMatchObject({ isRejeitada: true, motivo: 'A ANS rejeitou: inexistente' });
    expect(all[0]?.pendencias).toEqual([{ campo: 'cep', mensagem: 'Falta cep.' }]);
  });

  it('CAD-42: leaves what the record does not have, and counts it', () => {
    const movimentos = [movimento('1', ['cco', 'codigoBeneficiarioTitular', 'nomeMae'])];
    expect(keysOf(pendenciasDaMesa(movimentos, []))).toEqual(['1 nomeMae']);
    expect(pendenciasDeFora(movimentos)).toBe(2);
  });

  it('CAD-43: offers one correction for the same refused value, and for a missing field within a family', () => {
    const all = pendenciasDaMesa(
      [
        movimento('1', ['nomeMae'], 'Olga'),
        movimento('2', ['nomeMae'], 'Olga'),
        movimento('3', ['nomeMae'], 'Rita'),
      ],
      [
        rejeitado('4', 'CEP', '87000000'),
        rejeitado('5', 'CEP', '87000000'),
        rejeitado('6', 'CEP', '87999999'),
      ],
    );
    const others = (key: string) =>
      keysOf(all.filter((each) => each.key === key).flatMap((each) => iguaisA(each, all)));
    expect(others('1 nomeMae')).toEqual(['2 nomeMae']);
    expect(others('3 nomeMae')).toEqual([]);
    expect(others('4 cep')).toEqual(['5 cep']);
    expect(others('6 cep')).toEqual([]);
  });

  it('CAD-43: never offers one document or name for several people', () => {
    const all = pendenciasDaMesa([], [rejeitado('4', 'CPF', '1'), rejeitado('5', 'CPF', '1')]);
    expect(all.map((each) => iguaisA(each, all))).toEqual([[], []]);
  });

  it('a correction of the address answers its other rejections of the same record alone', () => {
    const all = pendenciasDaMesa(
      [],
      [
        rejeitado('4', 'CEP', '1'),
        rejeitado('4', 'BAIRRO', 'X'),
        rejeitado('4', 'CPF', '1'),
        rejeitado('5', 'BAIRRO', 'X'),
      ],
    );
    expect(all.slice(0, 1).flatMap((each) => keysOf(respondidasCom(each, all)))).toEqual(['4 bairro']);
  });

  it.each([
    ['cpf', '11111111111', false],
    ['cpf', null, true],
    ['cep', '87050000', true],
    ['bairro', 'Centro', true],
  ] as const)('CAD-44: a correction of %s from %j can be taken back: %s', (campo, antes, expected) =>
    expect(isRegravavel(campo, { ...fakeFicha().dados, [campo]: antes })).toBe(expected),
  );
});
