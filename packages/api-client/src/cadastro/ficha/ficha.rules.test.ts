import { describe, expect, it } from 'vitest';
import { campoDaAns, isMudado, isRespondido } from './ficha.rules.ts';

describe('a field as ANS calls it', () => {
  it.each([
    ['CPF', 'cpf'],
    ['NOME', 'nome'],
    ['Nome do Beneficiário', 'nome'],
    ['NOME DA MÃE', 'nomeMae'],
    ['nomeMae', 'nomeMae'],
    ['DATA DE NASCIMENTO', 'dataNascimento'],
    ['dataNascimento', 'dataNascimento'],
    ['MUNICÍPIO', 'codigoMunicipio'],
    ['CÓDIGO DO MUNICÍPIO', 'codigoMunicipio'],
    ['Código IBGE do município de residência', 'codigoMunicipio'],
    ['codigoMunicipio', 'codigoMunicipio'],
    ['CNS', 'cns'],
    ['NÚMERO DO CNS', 'cns'],
    ['Cartão Nacional de Saúde', 'cns'],
    ['NÚMERO', 'numero'],
    ['número do logradouro', 'numero'],
    ['SEXO', 'sexo'],
    ['CEP', 'cep'],
    ['BAIRRO', 'bairro'],
    ['COMPLEMENTO DO ENDEREÇO', 'complemento'],
    ['LOGRADOURO', 'logradouro'],
    ['DATA DE CANCELAMENTO', ''],
    ['CÓDIGO DO BENEFICIÁRIO', ''],
    ['Nº DO PLANO NA ANS', ''],
    ['', ''],
    [null, ''],
  ])('%j is %j', (name, campo) => expect(campoDaAns(name)).toBe(campo));
});

describe('the value that ANS rejected', () => {
  it.each([
    ['cpf', '52998224725', '52998224725', false],
    ['cpf', '11111111111', '52998224725', true],
    ['nome', 'OTILIA  BRANDAO', 'Otília Brandão', false],
    ['nomeMae', null, null, false],
    ['nomeMae', null, ' ', false],
    ['bairro', null, 'Centro', false],
    ['bairro', null, 'Zona 7', true],
    ['codigoMunicipio', '411520', '4115200', false],
    ['codigoMunicipio', '999999', '4115200', true],
    ['sexo', '3', 'F', false],
    ['sexo', '1', 'F', true],
    ['dataNascimento', '1984-02-29', '1984-02-29', false],
    ['', '2026-12-31', null, false],
  ])('%s %j and now %j, is gone: %s', (campo, valorCampo, agora, isGone) =>
    expect(isMudado({ campo, valorCampo }, agora, 'Centro')).toBe(isGone),
  );
});

describe('a correction', () => {
  it('answers the error of its field', () => {
    expect(isRespondido('cpf', ['cpf'])).toBe(true);
    expect(isRespondido('cpf', ['nome', 'cep'])).toBe(false);
    expect(isRespondido('', ['cpf'])).toBe(false);
  });

  it('of the city answers the error of the CEP', () => {
    expect(isRespondido('cep', ['codigoMunicipio'])).toBe(true);
  });
});
