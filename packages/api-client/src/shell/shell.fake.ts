import { fake, Refusal } from '../http/fake.ts';
import { type ModuleKey, moduleKeys, moduleNames } from './modules.ts';
import { getVendedor } from '../vendas/lancamentos/lancamentos.contract.ts';
import { avisosAcessoFakes } from './avisosAcesso.fake.ts';
import { dadosFake } from './dados/dados.fake.ts';
import { mesaFake } from './mesa/mesa.fake.ts';
import { getImplantacao } from './implantacao/implantacao.contract.ts';
import {
  login,
  resumoModulos,
  sair,
  type TokenPayload,
  trocaSenha,
  verificaSession,
} from './shell.contract.ts';
import { menorSenha } from './troca-senha/senha.rules.ts';
import { visoesFakes } from './visoes/visoes.fake.ts';

/** A token payload of an invented person with the given modules; default all sixteen. */
export const fakePayload = ({
  modules = moduleKeys,
  ...rest
}: Partial<Omit<TokenPayload, 'modules'>> & { modules?: readonly ModuleKey[] } = {}): TokenPayload => ({
  login: 'USU_marina.alencar',
  user: 'Marina Alencar',
  cargo: 'Gerente Geral/Comercial',
  modules: modules.map((key) => ({ nome: moduleNames[key], link: key, icone: key })),
  ...rest,
});

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A token with this payload; its signature is fake, so no server would accept it. */
export const fakeToken = (payload: TokenPayload = fakePayload()): string =>
  [base64url('{"alg":"HS256","typ":"JWT"}'), base64url(JSON.stringify(payload)), 'assinatura-inventada'].join(
    '.',
  );

const refused = (field: string, message: string) =>
  new Refusal(422, { error: message, message, problems: [{ field, message }] });

/** Accepts a long enough password when the old one is 'segredo'. */
const trocaSenhaFake = fake(trocaSenha, ({ body: { senhaAtual, senhaNova } }) => {
  if (senhaNova.length < menorSenha)
    return refused(
      'senhaNova',
      `A senha precisa de ao menos ${menorSenha} caracteres; várias palavras juntas são melhores.`,
    );
  if (senhaAtual !== 'segredo') return refused('senhaAtual', 'A senha atual não confere.');
  return { message: 'Senha trocada.' };
});

/** A server that accepts everybody and keeps session and views. News exist for three modules; no data were loaded, and nobody else is at a desk. */
export const shellFakes = (payload: TokenPayload = fakePayload()) => [
  fake(login, { token: fakeToken(payload) }),
  fake(verificaSession, { status: true, message: 'Sessão válida', dadosToken: payload }),
  trocaSenhaFake,
  fake(sair, { message: 'Sessão encerrada' }),
  fake(getImplantacao, { emImplantacao: false, versao: '0.1.0, commit 1a2b3c4d5' }),
  fake(resumoModulos, [
    { modulo: 'cadastro', texto: '14 ativos sem CCO', pedeAtencao: true },
    { modulo: 'ouvidoria', texto: '2 denúncias novas', pedeAtencao: true },
    { modulo: 'diretoria', texto: '18.412 vidas ativas', pedeAtencao: false },
    { modulo: 'tecnologia', texto: '12 usuários', pedeAtencao: false },
  ]),
  // The call when a seller enters the sales module (VEN-39).
  fake(getVendedor, [{ codigoVendedor: '601', nomeVendedor: payload.user }]),
  ...visoesFakes(),
  ...avisosAcessoFakes(),
  dadosFake(),
  mesaFake(),
];
