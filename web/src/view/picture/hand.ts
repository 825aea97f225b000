/** Hands a picture over: to whatever the device shares with, else as a file. */

export type Handed = "shared" | "saved" | "nothing";

export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: "image/png" });
}

const mayShare = (files: File[]): boolean => "canShare" in navigator && navigator.canShare({ files });

export async function share(file: File, title: string): Promise<Handed> {
  if (!mayShare([file])) return save(file);
  try {
    await navigator.share({ files: [file], title });
    return "shared";
  } catch (error) {
    // Whoever thinks better of it wants no file either.
    return error instanceof DOMException && error.name === "AbortError" ? "nothing" : save(file);
  }
}

export function save(file: File): Handed {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 0);
  return "saved";
}
