import * as z from 'zod/mini';
import {
  cepKind,
  cnpjKind,
  cpfCnpjKind,
  cpfKind,
  emailKind,
  emptyOr,
  moneyCents,
  numberValue,
  percentPoints,
  phoneKind,
  requiredText,
} from '../masks/fieldSchemas.ts';

/** Every kind of answer in one contract, in the order of the page, which the summary keeps. */
export const contratoSchema = z.object({
  razaoSocial: requiredText('a razão social', 80),
  cnpj: cnpjKind,
  cep: cepKind,
  municipio: requiredText('o município'),
  responsavel: requiredText('o nome de quem responde'),
  cpf: cpfKind,
  email: emailKind,
  telefone: phoneKind,
  contratacao: requiredText('o tipo de contratação'),
  mensalidadeCents: moneyCents({ what: 'a mensalidade', min: 100 }),
  descontoCents: z.nullable(moneyCents({ what: 'o desconto', max: 0 })),
  coparticipacao: percentPoints({ what: 'a coparticipação', max: 50 }),
  vidas: numberValue({ what: 'quantas vidas', min: 2 }),
  pagador: emptyOr(cpfCnpjKind),
  acomodacao: requiredText('a acomodação'),
  avisos: z.array(z.string()).check(z.minLength(1, 'Escreva ao menos um e-mail para os avisos')),
  observacao: z.string().check(z.maxLength(200, 'Reduza a observação para 200 letras')),
  aceite: z.boolean().check(z.refine((isAccepted) => isAccepted, 'Confirme que conferiu os documentos')),
});

/** The values as they are typed. */
export type ContratoInput = z.input<typeof contratoSchema>;

/** The values as they are sent. */
export type Contrato = z.output<typeof contratoSchema>;

/** A new contract. */
export const emBranco: ContratoInput = {
  razaoSocial: '',
  cnpj: '',
  responsavel: '',
  cpf: '',
  pagador: '',
  email: '',
  telefone: '',
  cep: '',
  municipio: '',
  contratacao: '',
  acomodacao: '',
  mensalidadeCents: null,
  descontoCents: null,
  coparticipacao: null,
  vidas: null,
  avisos: [],
  observacao: '',
  aceite: false,
};

/** A valid contract. */
export const preenchido: ContratoInput = {
  razaoSocial: 'Metalúrgica Aurora Ltda.',
  cnpj: '12ABC34501DE35',
  responsavel: 'Adriana da Silva Prado',
  cpf: '52998224725',
  pagador: '',
  email: 'adriana@exemplo.com.br',
  telefone: '11912345678',
  cep: '01310100',
  municipio: '3550308',
  contratacao: 'empresarial',
  acomodacao: 'apartamento',
  mensalidadeCents: 1_234_56,
  descontoCents: -80_00,
  coparticipacao: 12.5,
  vidas: 1234,
  avisos: ['rh@exemplo.com.br'],
  observacao: '',
  aceite: true,
};

/** For the search by name. */
export const municipios = [
  { value: '3509502', label: 'Campinas', hint: 'SP' },
  { value: '3550308', label: 'São Paulo', hint: 'SP' },
  { value: '2211001', label: 'Teresina', hint: 'PI' },
];

/** A choice of two, both visible. */
export const acomodacoes = [
  { value: 'enfermaria', label: 'Enfermaria' },
  { value: 'apartamento', label: 'Apartamento' },
];

/** Two answers with a word of explanation. */
export const contratacoes = [
  {
    value: 'empresarial',
    label: 'Coletivo empresarial',
    hint: 'Quem trabalha na empresa e seus dependentes.',
  },
  { value: 'adesao', label: 'Coletivo por adesão', hint: 'Por sindicato, conselho ou associação.' },
];
