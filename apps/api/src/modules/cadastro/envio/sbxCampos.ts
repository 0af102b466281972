/** Fields of the identification, in the order of the file. */
export const identificacao = ['cpf', 'cns', 'nome', 'sexo', 'dataNascimento', 'nomeMae'] as const;

/** Fields of the address, in the order of the file. */
export const endereco = [
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'codigoMunicipio',
  'cep',
  'tipoEndereco',
  'resideExterior',
] as const;

/** Fields of the bond in a RETIFICAÇÃO. */
export const vinculoRetificavel = ['coberturaParcialTemporaria', 'itensExcluidosCobertura'] as const;

/** Fields of the bond in an INCLUSÃO, in the order of the file. */
export const vinculo = [
  'codigoBeneficiario',
  'relacaoDependencia',
  'codigoBeneficiarioTitular',
  'dataContratacao',
  'numeroPlanoANS',
  ...vinculoRetificavel,
  'cnpjEmpresaContratante',
  'ceiEmpresaContratante',
  'caepfEmpresaContratante',
] as const;

/** Fields of the contract; a change of one is a MUDANÇA CONTRATUAL, which carries all of them (SIB-22). */
export const contrato = [
  'relacaoDependencia',
  'codigoBeneficiarioTitular',
  'dataContratacao',
  'numeroPlanoANS',
  'cnpjEmpresaContratante',
  'caepfEmpresaContratante',
  'ceiEmpresaContratante',
] as const;

/** Fields whose change is a RETIFICAÇÃO, which carries only the changed ones (SIB-22). */
export const retificaveis = [...identificacao, ...endereco, ...vinculoRetificavel] as const;
