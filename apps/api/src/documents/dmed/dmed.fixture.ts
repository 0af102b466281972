import type { Dmed } from './dmed.ts';

/** An invented year: a holder with two dependents, one without a CPF, and a holder without own costs. */
export const dmed: Dmed = {
  anoCalendario: 2026,
  idEstrutura: 'S5830B',
  responsavel: {
    cpf: '52998224725',
    nome: 'Conceição Inventada',
    ddd: '44',
    fone: '999990000',
    email: 'conceicao@example.org',
  },
  declarante: {
    cnpj: '11222333000181',
    nome: 'Operadora Inventada S.A.',
    registroAns: '999999',
    cpf: '39053344705',
  },
  titulares: [
    {
      cpf: '52998224725',
      nome: 'Conceição | Inventada de Ávila',
      cents: 412_050,
      dependentes: [
        { cpf: '11144477735', nascimento: '1980-02-29', nome: 'José', relacao: '03', cents: 100 },
        { cpf: null, nascimento: '2020-05-01', nome: 'Ana', relacao: '04', cents: 20_000 },
      ],
    },
    {
      cpf: '12345678909',
      nome: 'Rosângela Inventada',
      cents: 0,
      dependentes: [{ cpf: null, nascimento: '2001-12-31', nome: 'Davi', relacao: '10', cents: 7 }],
    },
  ],
};
