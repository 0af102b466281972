import { isValidCns } from '@brazilian-utils/brazilian-utils/is-valid-cns';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { problemaDeSinais } from '@vidas/api-client/cadastro/envio/textoNaAns.rules.ts';
import type { CampoFicha, DadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import { createHash } from 'node:crypto';

/** Fields in the order of the SIB, also the order of the form. */
const camposFicha = [
  'nome',
  'cpf',
  'cns',
  'dataNascimento',
  'sexo',
  'nomeMae',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'codigoMunicipio',
  'cep',
] as const satisfies readonly CampoFicha[];

/** 64 hexadecimal digits that change whenever the data changes. */
export const versaoDe = (dados: DadosFicha): string =>
  createHash('sha256')
    .update(JSON.stringify(camposFicha.map((campo) => dados[campo])))
    .digest('hex');

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const orNull = (text: string | null): string | null => tidy(text ?? '') || null;

/** Trims and collapses spaces; an empty text becomes null. */
export const arrumada = (dados: DadosFicha): DadosFicha => ({
  nome: tidy(dados.nome),
  cpf: orNull(dados.cpf),
  cns: orNull(dados.cns),
  dataNascimento: dados.dataNascimento,
  sexo: dados.sexo,
  nomeMae: orNull(dados.nomeMae),
  logradouro: orNull(dados.logradouro),
  numero: orNull(dados.numero),
  complemento: orNull(dados.complemento),
  bairro: orNull(dados.bairro),
  codigoMunicipio: orNull(dados.codigoMunicipio),
  cep: orNull(dados.cep),
});

export const alteradosEntre = (antes: DadosFicha, depois: DadosFicha): CampoFicha[] =>
  camposFicha.filter((campo) => antes[campo] !== depois[campo]);

/** A problem of one field, under its name in the body. */
export const problemaDe = (campo: CampoFicha, message: string): FieldProblem => ({
  field: `dados.${campo}`,
  message,
});

/** Texts that ANS gets as they are typed (SIB-57), with their names in a sentence. */
const comSinais = [
  ['nome', 'O nome'],
  ['nomeMae', 'O nome da mãe'],
  ['logradouro', 'O logradouro'],
  ['complemento', 'O complemento'],
  ['bairro', 'O bairro'],
] as const satisfies readonly (readonly [CampoFicha, string])[];

/** Problems within the data; `contratacao` is the first day of the person's earliest contract. */
export const problemasDaFicha = (
  dados: DadosFicha,
  { hoje, contratacao }: { hoje: string; contratacao: string | null },
): FieldProblem[] => {
  const { nome, cpf, cns, cep, dataNascimento } = dados;
  const rules: readonly (readonly [CampoFicha, boolean, string])[] = [
    ['nome', nome === '', 'Informe o nome.'],
    ['cpf', cpf !== null && !(/^\d{11}$/.test(cpf) && isValidCpf(cpf)), 'CPF com dígito verificador errado.'],
    ['cns', cns !== null && !(/^\d{15}$/.test(cns) && isValidCns(cns)), 'CNS com dígito verificador errado.'],
    ['dataNascimento', dataNascimento > hoje, 'A data de nascimento está no futuro.'],
    [
      'dataNascimento',
      contratacao !== null && dataNascimento > contratacao && dataNascimento <= hoje,
      'A data de nascimento é posterior à data de contratação.',
    ],
    ['cep', cep !== null && !(/^\d{8}$/.test(cep) && !/^0+$/.test(cep)), 'O CEP não existe.'],
  ];
  const deSinais = comSinais.flatMap(([campo, rotulo]) => {
    const problema = problemaDeSinais(rotulo, dados[campo]);
    return problema === null ? [] : [problemaDe(campo, problema)];
  });
  return [
    ...rules.flatMap(([campo, isWrong, message]) => (isWrong ? [problemaDe(campo, message)] : [])),
    ...deSinais,
  ];
};
