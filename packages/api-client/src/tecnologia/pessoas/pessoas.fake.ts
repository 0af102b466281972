import { fake, Refusal } from '../../http/fake.ts';
import { moduleKeys, moduleNames } from '../../shell/modules.ts';
import {
  criaPessoa,
  desativaPessoa,
  editaPessoa,
  getMudancasPessoa,
  getPessoas,
  type MudancaDaPessoa,
  type Pessoa,
  reativaPessoa,
  trocaModulosPessoa,
  trocaSenhaPessoa,
} from './pessoas.contract.ts';
import { modulosEsperam, temModuloDeDuas } from '../pedidos/segundaPessoa.rules.ts';

/** An invented person of Cadastro, with the given changes. */
export const fakePessoa = (given: Partial<Pessoa> = {}): Pessoa => ({
  login: 'USU_wesley',
  nome: 'Wesley Furtado Neves',
  cargo: 'Auxiliar de Cadastro',
  vendedor: null,
  modulos: ['cadastro'],
  ativo: true,
  ultimaEntrada: '2026-11-20T16:42',
  ...given,
});

/** Four people: one with two modules, one who left, the session's manager, and a clerk of Cadastro. */
export const fakePessoas = (): Pessoa[] => [
  fakePessoa({
    login: 'USU_denise',
    nome: 'Denise Corrêa Sampaio',
    cargo: 'Coord. de Contas Médicas',
    modulos: ['contas-medicas', 'contabilidade'],
    ultimaEntrada: '2026-11-21T08:03',
  }),
  fakePessoa({
    login: 'USU_gilberto',
    nome: 'Gilberto Lacerda Nunes',
    cargo: 'Gerente de Operação',
    modulos: ['atendimento', 'vendas', 'credenciamento'],
    ativo: false,
    ultimaEntrada: null,
  }),
  fakePessoa({
    login: 'USU_marina.alencar',
    nome: 'Marina Alencar',
    cargo: 'Gerente Geral/Comercial',
    modulos: [...moduleKeys],
    ultimaEntrada: '2026-11-21T08:55',
  }),
  fakePessoa(),
];

/** Invented history of a person. */
const fakeMudancas: MudancaDaPessoa[] = [
  {
    em: '2026-11-18T09:12',
    quem: 'Marina Alencar',
    aprovador: 'Caio Vasconcelos Rocha',
    mudanca: 'Senha trocada',
    detalhe: null,
  },
  {
    em: '2026-10-02T14:30',
    quem: 'Marina Alencar',
    aprovador: null,
    mudanca: 'Módulos trocados',
    detalhe: 'Cadastro, Cobrança → Cadastro',
  },
  {
    em: '2026-01-05T08:00',
    quem: 'Console do servidor',
    aprovador: null,
    mudanca: 'Pessoa criada',
    detalhe: 'Cadastro, Cobrança',
  },
];

const sorteada = 'k7mp-x3qd-9w2h-tr6v';
const nomeado = (login: string) => `USU_${login.replace(/^usu_/i, '')}`;

/** Answer for a change that waits for a second person. */
const fakeAguarda = (login: string) => ({
  message: `Nada mudou ainda: o pedido para ${login} aguarda uma segunda pessoa até 22/11/2026 09:00. Outra pessoa de Tecnologia aprova.`,
  aguarda: true,
});
const feito = (message: string) => ({ message, aguarda: false });

/** The calls over one memory. */
export const pessoasFakes = (pessoas = fakePessoas()) => {
  const muda = (login: string, given: Partial<Pessoa>) => {
    const pessoa = pessoas.find((uma) => uma.login === login);
    if (pessoa) Object.assign(pessoa, given);
  };
  const modulosDe = (login: string) => pessoas.find((uma) => uma.login === login)?.modulos ?? [];
  return [
    fake(getPessoas, () => pessoas),
    fake(getMudancasPessoa, fakeMudancas),
    fake(criaPessoa, ({ body: { login, nome, cargo, vendedor, modulos, senha } }) => {
      const novo = nomeado(login);
      if (pessoas.some((uma) => uma.login === novo)) {
        const message = `Já existe o login ${novo}.`;
        return new Refusal(422, { error: message, message, problems: [{ field: 'login', message }] });
      }
      const dada = { senha: senha === null ? sorteada : null };
      if (temModuloDeDuas(modulos)) return { ...fakeAguarda(novo), ...dada };
      pessoas.push({ login: novo, nome, cargo, vendedor, modulos, ativo: true, ultimaEntrada: null });
      return { ...feito(`${novo} foi criado para ${nome}.`), ...dada };
    }),
    fake(trocaSenhaPessoa, ({ body: { login, senha } }) => ({
      ...(temModuloDeDuas(modulosDe(login))
        ? fakeAguarda(login)
        : feito(
            `A senha de ${login} foi trocada e as sessões abertas terminaram. Ao entrar, a pessoa escolhe outra.`,
          )),
      senha: senha === null ? sorteada : null,
    })),
    fake(trocaModulosPessoa, ({ body: { login, modulos } }) => {
      if (modulosEsperam({ antes: modulosDe(login), depois: modulos }, false)) return fakeAguarda(login);
      muda(login, { modulos });
      const nomes = modulos.map((key) => moduleNames[key]).join(', ');
      return feito(
        `${login} tem agora: ${nomes}. As sessões abertas terminam na próxima chamada, e a pessoa entra de novo.`,
      );
    }),
    fake(editaPessoa, ({ body: { login, nome, cargo, vendedor } }) => {
      muda(login, { nome, cargo, vendedor });
      return feito(`${login}: Cargo: Auxiliar de Cadastro → ${cargo}.`);
    }),
    fake(desativaPessoa, ({ body: { login } }) => {
      muda(login, { ativo: false });
      return feito(`${login} não entra mais e as suas sessões terminaram.`);
    }),
    fake(reativaPessoa, ({ body: { login } }) => {
      muda(login, { ativo: true });
      return feito(`${login} pode entrar de novo.`);
    }),
  ];
};
