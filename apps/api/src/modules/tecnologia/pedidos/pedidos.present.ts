import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { AvisoDeAcesso, PedidoDeSenha } from '@vidas/api-client/shell/avisosAcesso.contract.ts';
import type { PedidoAcesso } from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { comNomes, presentMudanca } from '../pessoas/pessoas.present.ts';
import type { findAvisosDe } from './avisos.sql.ts';
import { type ComandoQueEspera, impedimentoDe, type PessoaDaRegra, type Toque } from './pedidos.rules.ts';
import { comandoDo, daRegra } from './pedidos.ts';
import type { findMarcas, findPedidosDeSenha, selectPedidos } from './pedidos.sql.ts';

type Linha<Find extends (...given: never[]) => Promise<readonly object[]>> = Awaited<
  ReturnType<Find>
>[number];

const acoes: Record<ComandoQueEspera['acao'], string> = {
  cria: 'Adicionar a pessoa',
  senha: 'Trocar a senha',
  modulos: 'Trocar os módulos',
  reativa: 'Reativar',
};

const detalheDe = (comando: ComandoQueEspera, antes: readonly string[]): string => {
  const modulos = antes.join(', ');
  if (comando.acao === 'cria') return comNomes(comando.modulos.join(', '));
  return comNomes(comando.acao === 'modulos' ? `${modulos} → ${comando.modulos.join(', ')}` : modulos);
};

const escrito = (moment: Date): string => writeDayTime(momentoLocal(moment));

/** Context for presenting the list of requests. */
interface Vista {
  eu: PessoaDaRegra;
  toques: readonly Toque[];
  /** Changes of logins or passwords, with author and moment. */
  marcas: readonly Linha<typeof findMarcas>[];
}

const avisoDe = (
  { autor, usuario_id, quemPediu }: Linha<typeof selectPedidos>,
  marcas: Vista['marcas'],
): string | null => {
  const marca = marcas.find((uma) => uma.usuario === usuario_id && uma.autor === autor);
  if (marca === undefined) return null;
  const fez = marca.tipo === 'pessoa-criada' ? 'criou este acesso' : 'trocou a senha deste acesso';
  return `${quemPediu} ${fez} em ${escrito(marca.em)} e pode saber a senha.`;
};

/** A request in the list of the session's person. */
export const presentPedido = (
  pedido: Linha<typeof selectPedidos>,
  { eu, toques, marcas }: Vista,
): PedidoAcesso => {
  const comando = comandoDo(pedido);
  const aguarda = pedido.situacao === 'aguarda';
  const impedimento = aguarda ? impedimentoDe(eu, daRegra(pedido), toques) : undefined;
  const isMeu = pedido.autor === eu.id;
  return {
    id: pedido.id,
    acao: acoes[comando.acao],
    login: pedido.login,
    nome: pedido.nome ?? ('nome' in comando ? comando.nome : pedido.login),
    detalhe: detalheDe(comando, pedido.antes),
    quemPediu: pedido.quemPediu,
    pedidoEm: momentoLocal(pedido.pedido_em),
    ate: momentoLocal(pedido.expira_em),
    situacao: pedido.situacao,
    encerradoPor: pedido.encerradoPor,
    encerradoEm: pedido.encerrado_em && momentoLocal(pedido.encerrado_em),
    aviso: aguarda ? avisoDe(pedido, marcas) : null,
    pode: !aguarda ? [] : isMeu ? ['retira'] : impedimento === undefined ? ['aprova', 'recusa'] : ['recusa'],
    impedimento: impedimento ?? null,
  };
};

/** A notice about a change of one's own access. */
export const presentAviso = ({ id, ...mudanca }: Linha<typeof findAvisosDe>): AvisoDeAcesso => ({
  id: String(id),
  ...presentMudanca(mudanca),
});

/** A new password that waits for the person's consent. */
export const presentPedidoDeSenha = ({
  id,
  quemPediu,
  pedido_em,
  expira_em,
}: Linha<typeof findPedidosDeSenha>): PedidoDeSenha => ({
  id,
  quem: quemPediu,
  em: momentoLocal(pedido_em),
  ate: momentoLocal(expira_em),
});
