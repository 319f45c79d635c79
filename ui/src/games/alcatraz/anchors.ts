// Where a lesson's words are at the table of Alcatraz. What lies in another tab is found by the tab.

const AIM = ".tray .aim";

/** Selectors for an anchor; the first that finds something on the screen counts. */
export function anchors(name: string): string[] {
  const [kind = "", what = ""] = name.split(":");
  switch (kind) {
    case "verb":
      return [
        `.dlg [data-verb="${what}"]`,
        ".alc.solo .foot .btn.main",
        `.tray [data-verb="${what}"]`,
        AIM,
        '[data-tab="plan"]',
      ];
    case "room":
      return ['.dlg [data-verb="move"]', `[data-room="${what}"]`, '[data-tab="plan"]'];
    case "task":
      return [`[data-room="${what}"] .task`, `[data-room="${what}"]`];
    case "file":
      return [`.people .file[data-seat="${what}"]`];
    case "files":
      return [".people"];
    case "points":
      return [".me .pts"];
    case "clock":
      return [".top .clock"];
    case "plan":
      return [".alc .board", '[data-tab="plan"]'];
    case "card":
      return [`.fcard[data-card="${what}"]`, AIM, '[data-tab="hand"]'];
    case "slip":
      return [
        `:is(.slip.on[data-slip="${what}"], .alc:has(.slip.on[data-slip="${what}"]) .foot .btn.main)`,
        `[data-slip="${what}"]`,
      ];
    case "votes":
      return [".vrow.win", ".vrow"];
    case "result":
      return [".end .pic"];
    case "need":
      return what === "guards" ? [".room.here .g"] : what === "prisoners" ? [".room.here .who"] : [];
    // What a tip is about.
    case "goat":
      return [`.people .file[data-seat="${what}"] .office`, `.people .file[data-seat="${what}"]`];
    case "slots":
      return [`.people .file[data-seat="${what}"] .slots`, `.people .file[data-seat="${what}"]`];
    case "say":
      return [".alc .talkgrid .compose", ".alc .talkgrid", '[data-tab="talk"]'];
    case "controls":
      return [":is(.alc .tray, .alc .talkgrid)"];
    case "choices":
      return [":is(.alc .room.can)"];
    case "sheet":
      return [".dlg"];
    case "read":
      return [":is(.ballot h2, .ballot .btn, .ballot .sums, .vrow .sum, .vrow .votes)"];
    case "log":
      return [".alc .side-p"];
    default:
      return [];
  }
}
