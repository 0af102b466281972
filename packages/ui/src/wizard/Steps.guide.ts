import type { Guide } from '../guide/guide.types.ts';

export const stepsGuide: Guide = {
  purpose: 'A linha dos passos de uma tarefa e o estado de cada um: feito, com erro, atual, por vir.',
  notWhen: [
    'Para o progresso de um trabalho da máquina: use Progress.',
    'Para partes que se leem em qualquer ordem: use Tabs.',
  ],
  dos: ['Dê onChoose para voltar ao que está feito ou com erro.'],
  donts: ['Não deixe saltar para um passo por vir: o caminho é conferido em ordem.'],
  keys: [['Enter, Espaço', 'em um passo feito ou com erro, voltam a ele']],
};
